export {
  unknownOriginFolder,
  unknownOriginHeaders,
  unknownOriginLanguage,
  unknownOriginLanguages,
  unknownOriginPage,
  unknownOriginStatus,
} from './unknown-origin/unknown-origin-page';
