import { Button } from '../../../components/button.tsx';
import { FormFault } from '../../../components/form-fault.tsx';
import { saveBlob } from '../../../lib/save-blob.ts';
import { useAction } from '../../../lib/use-action.ts';
import { toToday } from '../application-labels.ts';
import { DayField } from './day-field.tsx';
import { NotesField } from './notes-field.tsx';
import { useTracking, type TrackingProps } from './use-tracking.ts';
import styles from './tracking.module.css';

interface TrackingPanelProps extends TrackingProps {
  downloadFollowUp: (id: number) => Promise<Blob>;
}

/** When a stage was reached, when to follow up, and the person's own notes. */
export function TrackingPanel(props: TrackingPanelProps) {
  const { application, tracker, onChanged } = props;
  const { fault, change } = useTracking(props);
  const { title } = application.job_data;
  return (
    <div className={styles.panel}>
      <div className={styles.days}>
        <DayField
          label="Stage reached on"
          of={`of ${title}`}
          value={application.stage_on}
          max={toToday()}
          onCommit={(day) => {
            if (day !== '') void change({ stage: application.stage, stage_on: day });
          }}
        />
        <div className={styles.followUp}>
          <DayField
            label="Follow up on"
            of={`of ${title}`}
            value={application.follow_up_on ?? ''}
            onCommit={(day) => void change({ follow_up_on: day === '' ? null : day })}
          />
          {application.follow_up_on === null ? null : (
            <CalendarFile title={title} load={() => props.downloadFollowUp(application.id)} />
          )}
        </div>
      </div>
      <FormFault text={fault} />
      <NotesField application={application} tracker={tracker} onChanged={onChanged} />
    </div>
  );
}

function CalendarFile({ title, load }: { title: string; load: () => Promise<Blob> }) {
  const { isBusy, error, run } = useAction(async () => {
    saveBlob(await load(), 'follow-up.ics');
  }, 'The calendar file could not be downloaded. Please try again.');
  return (
    <>
      <Button kind="secondary" isBusy={isBusy} onClick={() => void run()}>
        Add to calendar<span className="sr-only">: file for the follow-up of {title}</span>
      </Button>
      <FormFault text={error} />
    </>
  );
}
