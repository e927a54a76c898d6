import { ActionIcon, Button, Group, SegmentedControl, Select } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useRole } from '@/lib/session/current_user'
import { usePeople } from '../queries'
import type { CalendarForm } from './use_calendar_form'

interface CalendarBarProps {
  isPhone: boolean
  form: CalendarForm
  onForm: (form: CalendarForm) => void
  person: string
  onPerson: (id: string) => void
  /** Missing where time cannot be entered. */
  onNew?: (() => void) | undefined
}

/** Whose time is shown and how, and a way to enter time without drawing it. */
export function CalendarBar({ isPhone, form, onForm, person, onPerson, onNew }: CalendarBarProps) {
  const { t } = useTranslation('time_calendar')
  const role = useRole()
  const people = usePeople()
  return (
    <Group gap="xs">
      {/* Its place is kept until the people are known; somebody alone has no choice. */}
      {role === 'company' && people.length !== 1 && (
        <Select
          aria-label={t('person')}
          data={people.map(({ _id, name }) => ({ value: _id, label: name }))}
          value={person}
          onChange={(id) => id && onPerson(id)}
          searchable
          allowDeselect={false}
          w={isPhone ? 140 : 170}
        />
      )}
      <SegmentedControl
        aria-label={t('form')}
        data={[
          { value: 'drawn', label: t('as_calendar') },
          { value: 'listed', label: t('as_list') },
        ]}
        value={form}
        onChange={(value) => onForm(value === 'listed' ? 'listed' : 'drawn')}
      />
      {isPhone ? (
        <ActionIcon
          variant="default"
          size="lg"
          disabled={!onNew}
          aria-label={t('new')}
          onClick={onNew}
        >
          <IconPlus size={18} aria-hidden />
        </ActionIcon>
      ) : (
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={!onNew}
          onClick={onNew}
        >
          {t('new')}
        </Button>
      )}
    </Group>
  )
}
