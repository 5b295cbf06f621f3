import { isTransient } from '#src/api/errors';
import { useFailureWords } from '#src/shared/start/report-start';

/** Gives the reason of a price, an order or a payment that the server refused; undefined where asking again may help. */
export function usePriceRefusal(): (error: unknown) => string | undefined {
  const words = useFailureWords();
  return (error) => (isTransient(error) ? undefined : words(error));
}
