import { createContext, use } from 'react';

export const ClosePopupContext = createContext<() => void>(() => undefined);

export function useClosePopup(): () => void {
  return use(ClosePopupContext);
}
