import { Button, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './batch_result.module.css'
import { Dialog } from './dialog'
import { DialogActions } from './dialog_actions'

export interface RefusedRecord {
  _id: string
  /** Name of the record, for example its number. */
  name: string
  /** The server's sentence. */
  error: string
}

interface BatchResultProps {
  /** Number of changed records, worded by the caller. */
  done: string
  refused: RefusedRecord[]
  onClose: () => void
}

/** Result of a batch in which some records were refused: each of them with its reason. */
export function BatchResult({ done, refused, onClose }: BatchResultProps) {
  const { t } = useTranslation('common')
  return (
    <Dialog onClose={onClose} title={t('batch.title', { count: refused.length })}>
      <Stack>
        <div>
          <Text>{done}</Text>
          <ul className={classes.refused}>
            {refused.map(({ _id, name, error }) => (
              <li key={_id}>
                <strong>{name}</strong> {error}
              </li>
            ))}
          </ul>
        </div>
        <DialogActions>
          <Button onClick={onClose} data-autofocus>
            {t('action.close')}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}
