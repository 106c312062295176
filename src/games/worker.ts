import { answerRequest, type BotRequest } from '../session/bots/botRequest';
import { answerInquiry, type Inquiry } from '../session/bots/inquire';
import { loadPlay } from './loadPlay';
import { isPlayable, type PlayableId, play } from './play';

function known(id: string): PlayableId {
  if (!isPlayable(id)) throw new Error(`no game ${id}`);
  return id;
}

self.onmessage = async ({ data }: MessageEvent<BotRequest | Inquiry>) => {
  self.postMessage(
    await ('ask' in data
      ? answerInquiry(data, async (id) => play[known(id)].rules())
      : answerRequest(data, async (id) => loadPlay(known(id)))),
  );
};
