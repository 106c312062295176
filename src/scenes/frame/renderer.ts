export type Renderer = 'webgl' | 'canvas';

/** Names that drivers give themselves where the main processor does the work of a graphics processor. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/**
 * WebGL where a graphics processor draws it. Where the main processor would have to, the plain canvas is an order of
 * magnitude quicker; `asked` settles it for those who know better.
 */
export function chooseRenderer(asked: string | null): Renderer {
  if (asked === 'canvas') return asked;
  if (asked === 'webgl') return driverName({}) === null ? 'canvas' : asked;
  const driver = driverName({ failIfMajorPerformanceCaveat: true });
  return driver === null || SOFTWARE.test(driver) ? 'canvas' : 'webgl';
}

/** The WebGL driver of this browser, or null where there is none worth using. */
function driverName(wanted: WebGLContextAttributes): string | null {
  const gl = document.createElement('canvas').getContext('webgl', wanted);
  if (gl === null) return null;
  const names = gl.getExtension('WEBGL_debug_renderer_info');
  const name = String(gl.getParameter(names === null ? gl.RENDERER : names.UNMASKED_RENDERER_WEBGL));
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return name;
}
