interface NamedProject {
  project_id: string | null
  project_name: string | null
  project_color: string | null
}

/** The project of a task or time entry, as far as it is named beside it; null without one. */
export const transformProjectName = ({ project_id, project_name, project_color }: NamedProject) =>
  project_id === null
    ? null
    : { _id: project_id, name: project_name ?? '', color: project_color ?? '' }
