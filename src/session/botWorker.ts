import { games, isGameId } from '../rules/index';
import { answerRequest, type BotRequest } from './botRequest';

self.onmessage = async ({ data }: MessageEvent<BotRequest>) => {
  self.postMessage(
    await answerRequest(data, async (id) => {
      if (!isGameId(id)) throw new Error(`no game ${id}`);
      return games[id]();
    }),
  );
};
