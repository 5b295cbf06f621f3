import { useConfirm, type ConfirmOptions } from './confirm';

export type Choice = 'confirm' | 'alternative' | 'cancel';

/** Closing the dialog is 'cancel'. */
export function useChoose(): (
  options: () => Omit<ConfirmOptions, 'alternative'> & { readonly alternativeLabel?: string },
) => Promise<Choice> {
  const confirm = useConfirm();
  return async (writeOptions) => {
    const chosen = { alternative: false };
    const confirmed = await confirm(() => {
      const { alternativeLabel, ...question } = writeOptions();
      if (alternativeLabel === undefined) return question;
      return { ...question, alternative: { label: alternativeLabel, onPress: () => void (chosen.alternative = true) } };
    });
    return confirmed ? 'confirm' : chosen.alternative ? 'alternative' : 'cancel';
  };
}
