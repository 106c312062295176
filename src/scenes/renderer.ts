export type Renderer = 'webgl' | 'canvas';

/**
 * WebGL where a graphics processor draws it. Where the main processor would have to, the plain canvas is an order of
 * magnitude quicker; `asked` settles it for those who know better.
 */
export function chooseRenderer(asked: string | null): Renderer {
  if (asked === 'webgl' || asked === 'canvas') return asked;
  const probe = document.createElement('canvas').getContext('webgl', { failIfMajorPerformanceCaveat: true });
  probe?.getExtension('WEBGL_lose_context')?.loseContext();
  return probe === null ? 'canvas' : 'webgl';
}
