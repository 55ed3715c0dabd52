import { useTranslate } from '@shop/i18n/react';
import { type ReactElement, useRef, useState } from 'react';
import { CheckIcon, ChevronDownIcon, ChevronEndIcon } from '../icon';
import { Picture } from '../picture';
import { VisuallyHidden } from '../visually-hidden';
import type { GameOption } from './game-choice';
import styles from './game-cards.module.css';

/** Props of {@link GameFace}. */
interface GameFaceProps {
  game: GameOption;
  isChosen?: boolean | undefined;
}

/** What a card shows of a game: its art, its name and its lowest price. Words are never on the art. */
export function GameFace({ game, isChosen = false }: GameFaceProps): ReactElement {
  const t = useTranslate();
  const { name, from, subGames } = game;
  return (
    <>
      <GameArt game={game} />
      <span className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        {from && <bdi className={styles.from}>{from}</bdi>}
      </span>
      <FaceMark hasSubGames={subGames.length > 0} isChosen={isChosen} />
      {isChosen && <VisuallyHidden>{t('common.selected')}</VisuallyHidden>}
    </>
  );
}

function FaceMark({
  hasSubGames,
  isChosen,
}: {
  hasSubGames: boolean;
  isChosen: boolean;
}): ReactElement {
  if (isChosen) return <CheckIcon size={20} />;
  return hasSubGames ? <ChevronDownIcon size={20} /> : <ChevronEndIcon size={20} />;
}

/** The art, or the icon on the brand's tint where there is none. */
function GameArt({ game }: { game: GameOption }): ReactElement {
  const { banner = '', icon, name } = game;
  const [broken, setBroken] = useState('');
  const [shown, setShown] = useState('');
  const canvas = useRef<HTMLCanvasElement>(null);
  if (banner === '' || broken === banner)
    return (
      <span className={styles.art}>
        <span className={styles.icon}>
          <Picture name={name} size={56} src={icon} />
        </span>
      </span>
    );
  return (
    <span className={styles.art}>
      <img
        alt=""
        className={styles.source}
        decoding="async"
        fetchPriority="low"
        loading="lazy"
        onError={() => {
          setBroken(banner);
        }}
        onLoad={({ currentTarget }) => {
          if (canvas.current) draw(currentTarget, canvas.current);
          setShown(banner);
        }}
        src={banner}
      />
      <canvas aria-hidden className={styles.picture} data-shown={shown === banner} ref={canvas} />
    </span>
  );
}

/** Draws an image as wide as its place. */
function draw(image: HTMLImageElement, canvas: HTMLCanvasElement): void {
  const { clientWidth, naturalHeight, naturalWidth } = image;
  canvas.width = clientWidth * Math.min(devicePixelRatio, 2);
  canvas.height = (canvas.width * naturalHeight) / Math.max(naturalWidth, 1);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
}
