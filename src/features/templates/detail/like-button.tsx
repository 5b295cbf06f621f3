import LikeFilled from '@ant-design/icons/es/icons/LikeFilled';
import LikeOutlined from '@ant-design/icons/es/icons/LikeOutlined';
import { useTranslation } from '#src/i18n/use-translation';
import { Feedback } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { useSetFeedback } from '#src/data/templates';
import { likesFormat } from '#src/features/templates/likes';
import { useFormats } from '#src/i18n/format';
import { useLanguage } from '#src/i18n/use-language';
import { useAfterSignIn } from '#src/shared/session/after-sign-in';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { Button } from '#src/ui/button';
import { useToasts } from '#src/ui/toast';

export function LikeButton({
  template,
}: {
  readonly template: Pick<Schemas['TemplateDetail'], 'templateRegistrationId' | 'feedback' | 'likes'>;
}) {
  const { t } = useTranslation('templates');
  const formats = useFormats();
  const language = useLanguage();
  const toasts = useToasts();
  const errorMessage = useErrorMessage();
  const set = useSetFeedback();
  const id = template.templateRegistrationId;
  const stored = template.feedback === Feedback.Like;
  const liked = set.isPending ? set.variables.feedback === Feedback.Like : stored;
  const { notation, count } = likesFormat(template.likes + Number(liked) - Number(stored), language);
  const likes = formats.number(count, notation === 'compact' ? { notation: 'compact', maximumFractionDigits: 1 } : {});
  const store = (feedback: Feedback, onSuccess?: () => void) => {
    set.mutate(
      { id, feedback },
      {
        ...(onSuccess ? { onSuccess } : {}),
        onError: (error) => {
          toasts.error(() => t(($) => $.detail.likeFailed), { detail: () => errorMessage(error) });
        },
      },
    );
  };
  const signInFirst = useAfterSignIn('like', id, () => {
    if (!stored)
      store(Feedback.Like, () => {
        toasts.success(() => t(($) => $.detail.liked));
      });
  });
  return (
    <Button
      aria-pressed={liked}
      icon={liked ? <LikeFilled /> : <LikeOutlined />}
      onClick={() => {
        if (!signInFirst()) store(liked ? Feedback.None : Feedback.Like);
      }}
    >
      {t(($) => $.detail.likes, { count, likes })}
    </Button>
  );
}
