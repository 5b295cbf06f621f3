/** Whether a picture may be shown: `data:image`, a web address or a path of this site. */
export function isPictureAddress(address: string | null | undefined): address is string {
  return typeof address === 'string' && /^(data:image\/|https?:\/\/|\/(?![/\\]))/i.test(address);
}
