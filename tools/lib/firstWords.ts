import type { Plugin } from 'vite';
import { bootText } from '../../src/i18n/boot.ts';

/** What the page itself says where no program can: scripts are switched off, or the first of them does not come. */
export const firstWords: Plugin = {
  name: 'first-words',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle = {} }) {
      const entries = Object.values(bundle).filter((part) => part.type === 'chunk' && part.isEntry);
      return [
        { tag: 'script', injectTo: 'head-prepend', children: apologyFor(entries.map(({ fileName }) => fileName)) },
        { tag: 'noscript', injectTo: 'body', children: Object.entries(bootText).map(asParagraph).join('') },
      ];
    },
  },
};

function asParagraph([language, { scripts }]: readonly [string, { readonly scripts: string }]): string {
  return `<p lang="${language}">${scripts}</p>`;
}

/** The same words in the same frame as `scenes/boot.ts` has for everything that fails after it. */
function apologyFor(files: readonly string[]): string {
  const words = JSON.stringify(bootText, ['en', 'ja', 'failed', 'reload']);
  return `addEventListener('error',({target})=>{if(!${JSON.stringify(files)}.some((file)=>target.src?.endsWith(file)))return;
const lang=/^ja/.test(navigator.language)?'ja':'en',words=${words}[lang],make=(tag,part,...inner)=>{const made=Object.assign(document.createElement(tag),part);made.append(...inner);return made};
app.append(make('div',{className:'boot',lang},make('div',{className:'toast',role:'alert'},make('span',{},words.failed),make('button',{type:'button',onclick:()=>location.reload()},words.reload))))},true)`;
}
