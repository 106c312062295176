/** Faults nobody caught end on the crash screen instead of in a console. */
export function watchCrashes(page: Window, crash: (error: unknown) => void): void {
  page.addEventListener('error', (event) => {
    // A picture or a style sheet that did not load reports here too, without an error.
    if (event.error !== undefined && event.error !== null) crash(event.error);
  });
  page.addEventListener('unhandledrejection', (event) => {
    if (!isAbort(event.reason)) crash(event.reason);
  });
}

/** Whoever asked to stop does not need to be told that it stopped. */
function isAbort(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'AbortError';
}
