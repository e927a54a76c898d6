import { Group, TagsInput, type TagsInputProps, Text } from '@mantine/core'
import { IconMailOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/time/days'
import classes from '../components/mails.module.css'
import type { ProposedMail } from '../mail'

type Person = ProposedMail['people'][number]

interface RecipientsFieldProps extends Omit<TagsInputProps, 'data'> {
  /** Contacts of the client with an address. */
  people: Person[]
}

const MOST = 10

/** Addresses: those of the client's contacts by their names, any other by typing it. */
export function RecipientsField({ people, ...props }: RecipientsFieldProps) {
  const { t } = useTranslation('correspondence')
  const marked = people.filter(({ email, bouncedAt }) => bouncedAt && props.value?.includes(email))
  const offered = people.map(({ email }) => email).filter((email) => !props.value?.includes(email))
  return (
    <div>
      <TagsInput
        {...props}
        classNames={{ inputField: classes.typed }}
        data={offered}
        // An open list without entries is not seen, and would take the Escape that is meant for the dialog.
        {...(offered.length === 0 && { dropdownOpened: false })}
        // The field has the focus when the dialog opens: a list would cover the fields below.
        openOnFocus={false}
        maxTags={MOST}
        splitChars={[',', ';', ' ']}
        acceptValueOnBlur
        type="email"
        autoComplete="off"
        renderOption={({ option }) => <Option option={option} people={people} />}
      />
      {marked.map(({ email, bouncedAt }) => (
        <Text key={email} size="xs" c="red" mt={4}>
          {t('send.came_back', { address: email, day: formatDate(bouncedAt) })}
        </Text>
      ))}
    </div>
  )
}

function Option({ option, people }: { option: { value: string }; people: Person[] }) {
  const person = people.find(({ email }) => email === option.value)
  if (!person) return option.value
  const { name, role, email, bouncedAt } = person
  return (
    <Group gap="xs" wrap="nowrap">
      <div>
        <Text size="sm">{[name, role].filter(Boolean).join(' · ')}</Text>
        <Text size="xs" c="dimmed">
          {email}
        </Text>
      </div>
      {bouncedAt && <IconMailOff size={16} aria-hidden />}
    </Group>
  )
}
