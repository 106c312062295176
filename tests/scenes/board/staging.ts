import type { Surface } from '../../../src/scenes/board/gameScene';
import type { BoardMoment } from '../../../src/scenes/theatre/boardEffects';
import { recordingStage } from './recordingStage';

/** A surface whose stage plays what it is asked for, or has none; remembers what that was. */
export function stagingSurface(plays: boolean) {
  const record = recordingStage();
  const asked: BoardMoment[] = [];
  const stage: Surface = {
    ...record.stage,
    put: () => undefined,
    async effects(moment) {
      asked.push(moment);
      return plays;
    },
  };
  return {
    stage,
    pieces: (): readonly string[] => asked.flatMap((moment) => moment.effects.map(({ piece }) => piece)),
    heard: (): readonly string[] => [
      ...asked.flatMap((moment) => moment.cues.map(({ name }) => name)),
      ...record.sounds,
    ],
    plainly: (): readonly string[] => record.flashes,
  };
}
