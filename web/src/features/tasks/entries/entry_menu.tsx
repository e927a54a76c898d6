import { ActionIcon, Menu } from '@mantine/core'
import {
  IconArrowMerge,
  IconArrowsRightLeft,
  IconArrowsSplit2,
  IconDots,
  IconTrash,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { TimeEntry } from '../task'
import { deleteTimeEntry, mergeTimeEntries } from './entry_changes'

interface EntryMenuProps {
  entry: TimeEntry
  /** Start and end in words, for the name of the button. */
  period: string
  /** The entry of the same person before it in the task; missing for the first. */
  earlier?: TimeEntry
  onSplit: () => void
  onMove: () => void
}

/** The actions on an entry besides editing it. */
export function EntryMenu({ entry, period, earlier, onSplit, onMove }: EntryMenuProps) {
  const { t } = useTranslation('tasks')
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          disabled={entry.isBilled}
          aria-label={t('time.more_of', { period })}
        >
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconArrowsSplit2 size={16} aria-hidden />} onClick={onSplit}>
          {t('split.menu')}
        </Menu.Item>
        <Menu.Item leftSection={<IconArrowsRightLeft size={16} aria-hidden />} onClick={onMove}>
          {t('move.menu')}
        </Menu.Item>
        {earlier && !earlier.isBilled && (
          <Menu.Item
            leftSection={<IconArrowMerge size={16} aria-hidden />}
            onClick={() => void mergeTimeEntries([earlier, entry])}
          >
            {t('time.merge_earlier')}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => void deleteTimeEntry(entry)}
        >
          {t('action.delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
