export const parseNodeCount = (text: string): number | undefined => {
  const plain = text.normalize('NFKC').trim();
  return /^\d{1,4}$/.test(plain) ? Number(plain) : undefined;
};
