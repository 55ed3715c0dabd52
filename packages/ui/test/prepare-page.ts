/** Shows popups and menus without the motion they open with, so that a play can check one before the first frame. */
const noOpeningMotion = `@starting-style {
  :is([role=dialog], [role=alertdialog], [role=menu]) {
    opacity: 1 !important;
    transform: none !important;
  }
}`;

const style = document.createElement('style');
style.textContent = noOpeningMotion;
document.head.append(style);
