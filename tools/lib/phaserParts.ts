import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'vite';

const phaser = dirname(createRequire(import.meta.url).resolve('phaser/package.json'));
const PAGE = '\0phaserParts';

/**
 * Parts that put themselves into Phaser's registers when they are read. Its files ask for each other in circles: read
 * from the renderers on, each finds what it needs.
 */
const REGISTERED = [
  'renderer/index',
  'events/EventEmitter',
  'gameobjects/DisplayList',
  'gameobjects/UpdateList',
  'gameobjects/GameObjectCreator',
  'gameobjects/GameObjectFactory',
  'gameobjects/image/ImageFactory',
  'gameobjects/container/ContainerFactory',
  'cameras/2d/CameraManager',
  'input/InputPlugin',
  'scene/ScenePlugin',
  'time/Clock',
  'tweens/TweenManager',
];

const NAMED = { Game: 'core/Game', Scene: 'scene/Scene', Scale: 'scale/index', kinds: 'const' };

/** What Phaser's own build decides: both renderers, no sound (we have our own), nothing for debugging. */
const SWITCHES: { readonly [name: string]: boolean } = { CANVAS_RENDERER: true, WEBGL_RENDERER: true };

/** Lists of Phaser's know every effect, every kind of atlas and all of its mathematics; what nobody asks for stays a name. */
const LEFT_OUT = new RegExp(
  `phaser/src/(?:${[
    'filters/(?!Controller|index)\\w+',
    'renderer/webgl/renderNodes/(?:filters/Filter\\w+|BatchHandlerPointLight|submitter/Submitter(?:Sprite|Tilemap)GPULayer)',
    'renderer/webgl/shaders/(?:Filter\\w+|Noise\\w*|Ramp|Gradient|SpriteGPULayer|TilemapGPULayer|PointLight)-\\w+',
    'textures/parsers/(?!Image|Canvas|index)\\w+',
    'math/(?:Hash\\w*|Quaternion|Euler|RotateVec3)',
  ].join('|')})\\.js$`.replaceAll('/', '[\\\\/]'),
);

/**
 * What Phaser tries out as it is read, with a drawing context each time: whether a canvas can blend, which every browser
 * that can run the rest does, and whether there is WebGL, which `chooseRenderer` has found out before.
 */
const EVERY_CANVAS = 'module.exports = { supportInverseAlpha: true, supportNewBlendModes: true };';
const TRIED_BEFORE = "Features.webGL = 'WebGLRenderingContext' in window;";

/**
 * Phaser as shipped is one piece that no bundler can take apart: physics, tile maps, particles and loaders would be
 * read before the first picture. This builds it from its sources with the parts we use; it is for the build alone, since
 * the development server needs no small files.
 */
export const phaserParts: Plugin = {
  name: 'phaserParts',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id === 'phaser' ? PAGE : null),
  load: (id) => (id === PAGE ? assembled() : null),
};

/** A build of its own: its file shares nothing with ours, so that it stays the same from one release to the next. */
async function assembled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [parts],
    build: { write: false, minify: false, rolldownOptions: { input: 'parts', preserveEntrySignatures: 'strict' } },
  });
  const [file] = 'output' in built ? built.output : [];
  if (file === undefined) throw new Error('Phaser was not built');
  return file.code;
}

const parts: Plugin = {
  name: 'parts',
  enforce: 'pre',
  resolveId: (id) => (id === 'parts' ? PAGE : null),
  load(id) {
    if (LEFT_OUT.test(id)) return 'module.exports = null;';
    if (id !== PAGE) return null;
    const path = (part: string) => JSON.stringify(join(phaser, 'src', `${part}.js`));
    return [
      ...REGISTERED.map((part) => `import ${path(part)};`),
      ...Object.entries(NAMED).map(([name, part]) => `import ${name} from ${path(part)};`),
      'export default { Game, Scene, Scale, AUTO: kinds.AUTO, CANVAS: kinds.CANVAS };',
    ].join('\n');
  },
  transform: {
    filter: { id: /phaser[\\/]src/, code: /typeof [A-Z]|testWebGL\(\)|init\(\)/ },
    handler(code, id) {
      if (/device[\\/]CanvasFeatures/.test(id)) return EVERY_CANVAS;
      return code
        .replace(/typeof ((?:CANVAS|WEBGL|FEATURE|PLUGIN)_\w+)/g, (_, name) => String(SWITCHES[name] ?? false))
        .replace('Features.webGL = testWebGL();', TRIED_BEFORE);
    },
  },
};
