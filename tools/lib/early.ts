import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { gameIds } from '../../src/rules/gameId.ts';

type Bundle = Rolldown.OutputBundle;

/**
 * The first script asks for the others only once it runs: naming them in the page lets the browser fetch them, and the
 * letters every screen is written in, while it still reads the page.
 */
export const early: Plugin = {
  name: 'early',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle = {} }) {
      const entry = withImports(bundle, (file) => file === 'src/main.ts');
      const scripts = withImports(bundle, (file) => file === 'src/scenes/start.ts').filter(
        (file) => !entry.includes(file),
      );
      const fonts = Object.keys(bundle).filter((file) => /(stencil|roboto)[\w-]*\.woff2$/i.test(file));
      const engine = scripts.filter(isEngine);
      return [
        // By far the longest to arrive and to be read: it begins before anything else, and does not wait for its turn.
        ...engine.map((file) => tag('script', { type: 'module', async: true, src: `./${file}` }, 'head-prepend')),
        tag('script', {}, 'head-prepend', openingOf(bundle)),
        ...scripts
          .filter((file) => !isEngine(file))
          .map((file) => tag('link', { rel: 'modulepreload', href: `./${file}` })),
        ...fonts.map((file) =>
          tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', fetchpriority: 'low', href: `./${file}` }),
        ),
      ];
    },
  },
};

const isEngine = (file: string) => /phaser-/.test(file);

function tag(
  name: string,
  attrs: HtmlTagDescriptor['attrs'],
  injectTo: HtmlTagDescriptor['injectTo'] = 'head',
  children?: string,
): HtmlTagDescriptor {
  return children === undefined
    ? { tag: name, attrs: { crossorigin: '', ...attrs }, injectTo }
    : { tag: name, injectTo, children };
}

/** The files of some modules and all that these stand on. */
function withImports(bundle: Bundle, isWanted: (module: string) => boolean): readonly string[] {
  const found = new Set<string>();
  const take = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || found.has(file)) return;
    found.add(file);
    chunk.imports.forEach(take);
  };
  for (const part of Object.values(bundle)) {
    if (part.type === 'chunk' && placesOf(part).some(isWanted)) take(part.fileName);
  }
  return [...found];
}

/** The modules of a file by their places in the project. */
function placesOf({ moduleIds }: Rolldown.OutputChunk): readonly string[] {
  return moduleIds.map((id) => id.replaceAll('\\', '/').replace(/^.*?\/(?=src\/)/, ''));
}

/** The games one can sit down to. */
function gamesIn(bundle: Bundle): readonly string[] {
  const places = new Set(Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? placesOf(part) : [])));
  return gameIds.filter((id) => places.has(`src/scenes/${id}/index.ts`));
}

/**
 * A script in the page itself: an address that leads to a table names its game, so the files of that table are sent for
 * before any program runs.
 */
function openingOf(bundle: Bundle): string {
  const first = new Set(withImports(bundle, (file) => file === 'src/main.ts' || file === 'src/scenes/start.ts'));
  const games = gamesIn(bundle);
  const files = Object.fromEntries(
    games.map((id) => {
      const parts = ['src/scenes/table/openTableScreen.ts', `src/rules/${id}/index.ts`, `src/scenes/${id}/index.ts`];
      const scripts = withImports(bundle, (file) => parts.includes(file)).filter((file) => !first.has(file));
      const drafts = Object.keys(bundle).filter((file) => file.includes(`drafts-${id}`));
      return [id, [...scripts, ...drafts]];
    }),
  );
  return `{const game=/^#(?:game=|[/]table[/])(${games.join('|')})[.-]/.exec(location.hash)?.[1];
for(const file of ${JSON.stringify(files)}[game]??[]){const link=document.createElement('link');link.rel=/js$/.test(file)?'modulepreload':'preload';link.as=/js$/.test(file)?'script':'fetch';link.crossOrigin='';link.href='./'+file;document.head.append(link)}}`;
}
