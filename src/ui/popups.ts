export { SuggestionList } from './form/suggestion-list';
export { OpenMenu } from './menu';
export { PopupBox } from './popup-box';
