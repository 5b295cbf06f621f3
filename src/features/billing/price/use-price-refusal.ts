import { isTransient } from '../../../api/errors';
import { useFailureWords } from '../../../shared/start/report-start';

/** Gives the reason of a price, an order or a payment that the server refused; undefined where asking again may help. */
export function usePriceRefusal(): (error: unknown) => string | undefined {
  const words = useFailureWords();
  return (error) => (isTransient(error) ? undefined : words(error));
}
