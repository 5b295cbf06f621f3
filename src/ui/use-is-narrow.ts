import { useMediaQuery } from './use-media-query';

export const useIsNarrow = (): boolean => useMediaQuery('(width < 640px)');
