import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Answer, FirstRun, Trial } from './worker';

/** A change that hangs where nothing counts is given up after so long without the end of a test; a busy machine is slow. */
const PATIENCE_MS = 600_000;

/** A change that went unnoticed where much is remembered is shown so many tests again where nothing is. */
const FEW = 12;
/** Where the changed code looks for the change that is on as it loads (its tool's own name). */
const ON_FROM_START = '__STRYKER_ACTIVE_MUTANT__';

/** A process that holds the tests and every change; it is begun anew where a change has hung or poisoned it. */
export class Trier {
  private process: ChildProcess | null = null;

  constructor(private readonly program: string) {}

  async firstRun(): Promise<FirstRun> {
    const process = this.begun();
    process.send('first');
    const [answer] = (await once(process, 'message')) as [FirstRun];
    return answer;
  }

  /** What the tests say of the change; `hung`: it came to no end. `quick`: what goes unnoticed is not asked again. */
  async try(trial: Trial, quick: boolean): Promise<Answer | 'hung'> {
    const begun = this.process === null;
    const answer = await this.answerTo(trial);
    if (answer === 'hung') return answer;
    if (begun) {
      if (answer.sick) this.end();
      return answer;
    }
    if ((answer.noticedBy.length > 0 || quick) && !answer.sick) return answer;
    // What was left behind, or remembered from before, may be an earlier change's: only a fresh process tells.
    this.end();
    const tests = answer.met && !answer.sick ? trial.tests.slice(0, FEW) : trial.tests;
    const fresh = await this.answerTo({ ...trial, tests });
    if (fresh === 'hung') return fresh;
    if (fresh.sick) this.end();
    return fresh;
  }

  /** As `try`, for what is run as the program loads: the change is on from the first line of a process of its own. */
  async tryFromStart(trial: Trial): Promise<Answer | 'hung'> {
    this.end();
    const answer = await this.answerTo(trial, trial.mutant);
    this.end();
    return answer;
  }

  end(): void {
    this.process?.kill('SIGKILL');
    this.process = null;
  }

  private begun(on?: string): ChildProcess {
    const env = on === undefined ? process.env : { ...process.env, [ON_FROM_START]: on };
    this.process ??= fork(this.program, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], execArgv: [], env });
    return this.process;
  }

  private answerTo(trial: Trial, on?: string): Promise<Answer | 'hung'> {
    const process = this.begun(on);
    return new Promise((resolve) => {
      const done = (answer: Answer | 'hung') => {
        clearTimeout(timer);
        process.removeAllListeners();
        if (answer === 'hung') this.end();
        resolve(answer);
      };
      const timer = setTimeout(() => done('hung'), PATIENCE_MS);
      process.on('message', (answer: Answer | 'alive') => (answer === 'alive' ? timer.refresh() : done(answer)));
      process.once('exit', () => done('hung'));
      process.send(trial);
    });
  }
}
