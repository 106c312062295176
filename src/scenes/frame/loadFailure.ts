/** A part of the program or a picture that could not be fetched is the connection's fault, not the program's. */
export function isLoadFailure(error: unknown): boolean {
  if (error instanceof DOMException) return error.name === 'EncodingError';
  return error instanceof TypeError && /dynamically imported module|Failed to fetch|module script/i.test(error.message);
}
