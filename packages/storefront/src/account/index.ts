export { MySection } from './my-section';
