import type { ParseResumeResponse } from '@firsthand/contracts';
import { ERROR_TEXTS, toProfileName } from '@firsthand/contracts/light';
import { useState } from 'react';
import { countOf } from '../../../lib/format-date.ts';
import { toProfileFailureText } from '../failure-text.ts';
import { findResumeFault } from '../files/file-rules.ts';

interface ResumeUploadParts {
  initialFile: File | null;
  upload: (file: File, profileName: string) => Promise<ParseResumeResponse>;
  onCreated: (answer: ParseResumeResponse, words: string) => void;
}

export type ResumeUpload = ReturnType<typeof useResumeUpload>;

/** A resume on its way to become a profile: chosen, named, uploading, read or refused. */
export function useResumeUpload({ initialFile, upload, onCreated }: ResumeUploadParts) {
  const [file, setFile] = useState(initialFile);
  const [name, setName] = useState(initialFile ? toProfileName(initialFile.name) : '');
  const [isUploading, setIsUploading] = useState(false);
  const [success, setSuccess] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(() =>
    initialFile ? findResumeFault(initialFile, toProfileName(initialFile.name)) : null,
  );

  function choose(chosen: File) {
    setFile(chosen);
    // A name that nobody touched goes with the file it came from.
    const isOwn = name.trim() !== '' && !(file && name === toProfileName(file.name));
    const chosenName = isOwn ? name : toProfileName(chosen.name);
    setName(chosenName);
    setError(findResumeFault(chosen, chosenName));
  }

  async function submit() {
    if (isUploading || success) return;
    const fault = findResumeFault(file, name);
    setError(fault);
    if (fault || !file) return;
    setIsUploading(true);
    try {
      const answer = await upload(file, name.trim());
      const words = toSuccessWords(answer.parsedData);
      setSuccess(words);
      onCreated(answer, words);
    } catch (failure) {
      const words = toProfileFailureText(failure, ERROR_TEXTS.resumeParseFailed);
      setError(words);
    } finally {
      setIsUploading(false);
    }
  }

  return {
    file,
    name,
    isUploading,
    success,
    error,
    choose,
    submit,
    setName(text: string) {
      setName(text);
      setError(null);
    },
  };
}

function toSuccessWords({
  fieldsExtracted,
  skillsFound,
  experienceEntries,
}: ParseResumeResponse['parsedData']) {
  const entries = `${experienceEntries} experience ${experienceEntries === 1 ? 'entry' : 'entries'}`;
  return `Profile created from your resume: ${countOf(fieldsExtracted, 'field')}, ${countOf(skillsFound, 'skill')} and ${entries} found.`;
}
