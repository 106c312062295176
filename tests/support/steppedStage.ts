import { openTheatre } from '../../src/scenes/theatre/openTheatre';
import { handWindow } from './handWindow';
import { recordingArt } from './recordingInk';

/** A stage whose clock is moved by hand, with a desk that writes down what it is told to play, and when. */
export function steppedStage(frame = 10) {
  const window = handWindow(frame);
  const heard: string[] = [];
  const write = (what: string) => void heard.push(`${window.now()} ${what}`);
  const theatre = openTheatre({
    ...{ art: recordingArt, bar: 0, open: () => undefined, prepare: () => undefined, onScreen: (box) => box },
    root: { getBoundingClientRect: () => ({ width: 1920, height: 1080 }) } as unknown as HTMLElement,
    foot: () => 0,
    pixelRatio: () => 1,
    speed: () => 1,
    lively: () => true,
    sound: (name, { step = 0 }) => write(step === 0 ? name : `${name} ${step > 0 ? '+' : ''}${step}`),
    hush: (seconds) => write(seconds > 0 ? 'hush' : 'open'),
  });
  return {
    theatre,
    heard: (): readonly string[] => heard,
    waits: window.waits,
    frame: window.frame,
    close: window.close,
  };
}
