/** A bar with rate and time left on a terminal; silent where nobody watches. */
export interface Progress {
  step(done: number): void;
  end(): void;
}

const WIDTH = 24;
const EVERY_MS = 100;

export function progressBar(total: number, unit: string): Progress {
  const screen = process.stderr;
  if (!screen.isTTY) return { step: () => {}, end: () => {} };
  const start = performance.now();
  let shown = 0;
  return {
    step(done) {
      const now = performance.now();
      if (done < total && now - shown < EVERY_MS) return;
      shown = now;
      screen.write(`\r\x1b[K${progressLine(done, total, unit, (now - start) / 1000)}`);
    },
    end: () => void screen.write('\r\x1b[K'),
  };
}

export function progressLine(done: number, total: number, unit: string, seconds: number): string {
  const filled = Math.round((WIDTH * done) / Math.max(1, total));
  const rate = seconds > 0 ? done / seconds : 0;
  const left = rate > 0 ? clock((total - done) / rate) : '–';
  return `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done}/${total} ${unit}  ${rate.toFixed(1)}/s  ${left} left`;
}

function clock(seconds: number): string {
  const whole = Math.ceil(seconds);
  const rest = String(whole % 60).padStart(2, '0');
  return whole < 3600
    ? `${Math.floor(whole / 60)}:${rest}`
    : `${Math.floor(whole / 3600)}:${String(Math.floor(whole / 60) % 60).padStart(2, '0')}:${rest}`;
}
