import type { AnyStateMachine } from 'xstate';
import { play, playableIds } from '../../src/games/play';
import { tableMachine } from '../../src/machines/tableMachine';
import { mermaidOf } from './mermaid';

/** Every chart of the program as a page: file name → text. */
export async function chartPages(): Promise<ReadonlyMap<string, string>> {
  const games = await Promise.all(playableIds.map(async (id) => [id, await play[id].chart()] as const));
  return new Map([
    [
      'table.md',
      page('The table', 'The one running actor: it waits in turn for a person, a bot or a picture.', tableMachine),
    ],
    ...games.map(
      ([id, chart]) => [`${id}.md`, page(id, 'The order of play, run as a pure function.', chart.machine)] as const,
    ),
  ]);
}

function page(title: string, about: string, machine: AnyStateMachine): string {
  const how = 'Drawn from the machine itself by `npm run docs`; a test fails when the two differ.';
  const key =
    'An arrow reads: event [guard] / action. An arrow without an event is followed as soon as its guard holds.';
  return `# ${title}\n\n${about} ${how}\n${key}\n\n\`\`\`mermaid\n${mermaidOf(machine)}\n\`\`\`\n`;
}
