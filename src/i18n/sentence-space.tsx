import { useFormats } from './format';

export function SentenceSpace() {
  return useFormats().sentences(['', '']);
}
