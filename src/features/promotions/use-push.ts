import { useState } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { useLocation } from 'react-router-dom';
import { PushAnswer } from '#src/contract/enums.gen';
import { useAnswerPushPrompt } from '#src/data/promotions';
import { requestNotifications, notificationState, notify } from './browser-notifications';
import { localStore } from '#src/lib/storage';

const ANSWER_KEY = 'push.answer';

export type PushState = 'off' | 'on' | 'blocked' | 'unsupported';

export interface Push {
  readonly state: PushState;
  readonly busy: boolean;
  /** The last answer could not be stored. */
  readonly failed: boolean;
  readonly accept: () => Promise<void>;
  /** Resolves to whether the answer was stored. */
  readonly decline: () => Promise<boolean>;
  /** Closes the prompt without an answer, so that it may return; keeps an earlier answer. */
  readonly dismiss: () => void;
}

export function usePush(): Push {
  const { t } = useTranslation('promotions');
  const { pathname } = useLocation();
  const answer = useAnswerPushPrompt();
  const [answered, setAnswered] = useState(() => localStore.get(ANSWER_KEY));
  const [permission, setPermission] = useState(notificationState);
  const [isPrompting, setPrompting] = useState(false);

  const store = async (newAnswer: PushAnswer): Promise<boolean> => {
    try {
      await answer.mutateAsync({ body: { answer: newAnswer, page: pathname } });
    } catch {
      return false;
    }
    localStore.set(ANSWER_KEY, newAnswer);
    setAnswered(newAnswer);
    return true;
  };
  const accept = async (): Promise<void> => {
    setPrompting(true);
    const granted = await requestNotifications();
    setPermission(granted);
    setPrompting(false);
    if (granted === 'denied') await store(PushAnswer.Decline);
    if (granted !== 'granted' || !(await store(PushAnswer.Accept))) return;
    notify(
      t(($) => $.push.welcome),
      t(($) => $.push.onText),
    );
  };

  return {
    state:
      permission === 'unsupported'
        ? 'unsupported'
        : permission === 'denied'
          ? 'blocked'
          : permission === 'granted' && answered === PushAnswer.Accept
            ? 'on'
            : 'off',
    busy: isPrompting || answer.isPending,
    failed: answer.isError,
    accept,
    decline: () => store(PushAnswer.Decline),
    dismiss: () => {
      if (answered === null && permission === 'default') void store(PushAnswer.Later);
    },
  };
}
