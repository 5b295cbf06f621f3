import { useAsk, type Question } from '#src/ui/ask';

export type Choice = 'confirm' | 'alternative' | 'cancel';

/** Closing the dialog is 'cancel'. */
export function useChoose(): (
  question: () => Omit<Question, 'alternative'> & { readonly alternativeLabel?: string },
) => Promise<Choice> {
  const ask = useAsk();
  return async (write) => {
    const taken = { alternative: false };
    const confirmed = await ask(() => {
      const { alternativeLabel, ...question } = write();
      if (alternativeLabel === undefined) return question;
      return { ...question, alternative: { label: alternativeLabel, onPress: () => void (taken.alternative = true) } };
    });
    return confirmed ? 'confirm' : taken.alternative ? 'alternative' : 'cancel';
  };
}
