import { useEffect } from 'react';
import { useTranslation } from '#src/i18n/use-translation';
import { retryAfterOf } from '#src/api/errors';
import { config } from '#src/api/config';
import { useAccountQuery, useChatIdentityQuery } from '#src/data/account';
import { paths } from '#src/domain/paths';
import { useLanguage } from '#src/i18n/use-language';
import { clearChatCookies } from './chat-cookies';
import { Drawer } from '#src/ui/drawer';
import { Empty } from '#src/ui/empty';
import { ErrorState } from '#src/ui/error-state';
import { LinkButton } from '#src/ui/link-button';
import { SkeletonLines } from '#src/ui/skeleton';
import styles from './chat.module.css';

/** API-019. Without an account the chat closes and its cookies are cleared (ERR-05). */
export function SupportChat({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { isError } = useAccountQuery();
  const { chat } = config();
  useEffect(() => {
    if (isError) clearChatCookies();
  }, [isError]);
  return (
    <Drawer open title={t(($) => $.chat.title)} size={400} onClose={onClose}>
      {isError ? (
        <ChatUnavailable title={t(($) => $.chat.closed)} text={t(($) => $.chat.closedText)} onClose={onClose} />
      ) : chat === undefined ? (
        <ChatUnavailable title={t(($) => $.chat.none)} text={t(($) => $.chat.noneText)} onClose={onClose} />
      ) : (
        <ChatFrame url={chat.url} />
      )}
    </Drawer>
  );
}

function ChatUnavailable({
  title,
  text,
  onClose,
}: {
  readonly title: string;
  readonly text: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('shell');
  return (
    <Empty
      drawing="list"
      title={title}
      action={
        <LinkButton variant="primary" to={paths.contactSupport} onClick={onClose}>
          {t(($) => $.pages.contact)}
        </LinkButton>
      }
    >
      {text}
    </Empty>
  );
}

/** On this origin the chat would share our storage. */
const sandboxOf = (url: string): string =>
  `allow-scripts allow-forms allow-popups${new URL(url).origin === globalThis.location.origin ? '' : ' allow-same-origin'}`;

/** The user's identity is in the URL's fragment, which no server receives. */
function ChatFrame({ url }: { readonly url: string }) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const { data, error, isError, isFetching, refetch } = useChatIdentityQuery();
  if (isError)
    return (
      <ErrorState
        title={t(($) => $.chat.failed)}
        retrying={isFetching}
        retryIn={retryAfterOf(error)}
        onRetry={() => void refetch()}
      >
        {t(($) => $.chat.failedText)}
      </ErrorState>
    );
  if (data === undefined) return <SkeletonLines lines={6} />;
  return (
    <iframe
      className={styles.frame}
      title={t(($) => $.chat.title)}
      src={`${url}#${new URLSearchParams({ user: data.userId, language }).toString()}`}
      sandbox={sandboxOf(url)}
      referrerPolicy="no-referrer"
    />
  );
}
