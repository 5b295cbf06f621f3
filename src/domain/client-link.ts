/** The address that an installed desktop client answers to (PUB-02): a link of its own protocol. */
export const clientLink = 'gleaner://open';
