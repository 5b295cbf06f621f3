export { OpenMenu } from './menu';
export { PopupBox } from './popup-box';
