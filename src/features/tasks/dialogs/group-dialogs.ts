export { CopyDialog } from './copy-dialog';
export { MoveDialog } from './move-dialog';
