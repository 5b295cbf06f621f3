import { isTransient } from '#src/api/errors';
import { useErrorMessage } from '#src/shared/errors/use-error-message';

/** Gives the reason of a price, an order or a payment that the server refused; undefined where asking again may help. */
export function usePriceRefusal(): (error: unknown) => string | undefined {
  const errorMessage = useErrorMessage();
  return (error) => (isTransient(error) ? undefined : errorMessage(error));
}
