import { APPLICATION_STAGES, type ApplicationStage, STAGE_LABELS } from '@firsthand/contracts/light';
import { Button } from '../../../components/button.tsx';
import { ChevronDownIcon } from '../../../components/icons.tsx';
import { Menu, MenuButton } from '../../../components/menu.tsx';
import styles from './stage-menu.module.css';

interface StageMenuProps {
  stage: ApplicationStage;
  /** The title of the application, for those who do not see where the button stands. */
  of: string;
  onChoose: (stage: ApplicationStage) => void;
}

/**
 * The stage of an application and the others it can move to. A list of buttons and no select: there, each press of an arrow key
 * would already move the application, and leave a trace in its history.
 */
export function StageMenu({ stage, of, onChoose }: StageMenuProps) {
  return (
    <div className={styles.place}>
      <Menu
        alignment="start"
        className={styles.menu}
        renderButton={(ties) => (
          <Button kind="secondary" className={styles.button} data-stage={stage} {...ties}>
            <span className="sr-only">Stage of {of}: </span>
            {STAGE_LABELS[stage]}
            <ChevronDownIcon />
          </Button>
        )}
      >
        {(close) => (
          <ul className={styles.list} aria-label="Move to">
            {APPLICATION_STAGES.map((choice) => (
              <li key={choice}>
                <MenuButton
                  aria-current={choice === stage}
                  onClick={() => {
                    close();
                    if (choice !== stage) onChoose(choice);
                  }}
                >
                  {STAGE_LABELS[choice]}
                </MenuButton>
              </li>
            ))}
          </ul>
        )}
      </Menu>
    </div>
  );
}
