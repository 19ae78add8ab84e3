/** Small files after the published schemas of Europass, of an invented person. */
export const PASSPORT = `<?xml version="1.0" encoding="UTF-8"?>
<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://europass.cedefop.europa.eu/Europass http://europass.cedefop.europa.eu/xml/v3.3.0/EuropassSchema.xsd" locale="en">
  <DocumentInfo><DocumentType>ECV</DocumentType><XSDVersion>V3.3</XSDVersion><Generator>EWA</Generator></DocumentInfo>
  <PrintingPreferences><Document type="ECV"><Field name="LearnerInfo" show="true"/></Document></PrintingPreferences>
  <LearnerInfo>
    <Identification>
      <PersonName><Title><Code>mrs</Code><Label>Mrs</Label></Title><FirstName>Nora</FirstName><Surname>Lindqvist</Surname></PersonName>
      <ContactInfo>
        <Address><Contact><AddressLine>Rheinstr. 4</AddressLine><PostalCode>56068</PostalCode><Municipality>Koblenz</Municipality><Country><Code>DE</Code><Label>Germany</Label></Country></Contact></Address>
        <Email><Contact>nora@mail.example</Contact></Email>
        <TelephoneList>
          <Telephone><Contact>0261 555014</Contact><Use><Code>home</Code><Label>Home</Label></Use></Telephone>
          <Telephone><Contact>01515 5501470</Contact><Use><Code>mobile</Code><Label>Mobile</Label></Use></Telephone>
        </TelephoneList>
        <WebsiteList>
          <Website><Contact>https://www.linkedin.com/in/nora</Contact></Website>
          <Website><Contact>https://nora.example</Contact><Use><Code>blog</Code><Label>Blog</Label></Use></Website>
        </WebsiteList>
      </ContactInfo>
      <Demographics><Birthdate year="1990" month="--03" day="---04"/><Gender><Code>F</Code><Label>Female</Label></Gender><NationalityList><Nationality><Code>SE</Code><Label>Swedish</Label></Nationality></NationalityList></Demographics>
      <Photo><MimeType>image/jpeg</MimeType><Data>/9j/4AAQ</Data></Photo>
    </Identification>
    <Headline><Type><Code>preferred_job</Code><Label>PREFERRED JOB</Label></Type><Description><Label>Head Nurse</Label></Description></Headline>
    <WorkExperienceList>
      <WorkExperience>
        <Period><From year="2020" month="--01"/><Current>true</Current></Period>
        <Documentation><ReferenceTo idref="ATT_1"/></Documentation>
        <Position><Code>2221</Code><Label>Ward Manager</Label></Position>
        <Activities>&lt;p&gt;Led &lt;b&gt;twelve&lt;/b&gt; nurses&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Halved the waiting time&lt;/li&gt;&lt;li&gt;R&amp;amp;D&lt;/li&gt;&lt;/ul&gt;</Activities>
        <Employer><Name>Lakeside Clinic</Name><ContactInfo><Address><Contact><Municipality>Berlin</Municipality></Contact></Address></ContactInfo><Sector><Code>Q</Code><Label>Human health</Label></Sector></Employer>
      </WorkExperience>
      <WorkExperience>
        <Period><From year="2015"/><To year="2019" month="--12" day="---31"/></Period>
        <Position><Label>Nurse</Label></Position>
        <Activities>Dressed wounds
- Wrote plans</Activities>
        <Employer><Name>City Hospital</Name></Employer>
      </WorkExperience>
    </WorkExperienceList>
    <EducationList>
      <Education><Period><From year="2010" month="--09"/><To year="2014" month="--06"/></Period><Title>BSc Nursing</Title><Activities>Anatomy</Activities><Organisation><Name>Lakeside College</Name></Organisation><Level><Code>6</Code><Label>EQF 6</Label></Level><Field><Code>72</Code><Label>Health</Label></Field></Education>
      <Education><Period><From year="2024"/><Current>true</Current></Period><Title>MBA</Title><Organisation><Name>Hilltop</Name></Organisation></Education>
    </EducationList>
    <Skills>
      <Linguistic>
        <MotherTongueList><MotherTongue><Description><Code>sv</Code><Label>Swedish</Label></Description></MotherTongue></MotherTongueList>
        <ForeignLanguageList>
          <ForeignLanguage><Description><Code>de</Code><Label>German</Label></Description><ProficiencyLevel><Listening>C1</Listening><Reading>C1</Reading><SpokenInteraction>C1</SpokenInteraction><SpokenProduction>C1</SpokenProduction><Writing>C1</Writing></ProficiencyLevel></ForeignLanguage>
          <ForeignLanguage><Description><Code>fr</Code><Label>French</Label></Description><ProficiencyLevel><Listening>B2</Listening><Reading>C1</Reading><SpokenInteraction>B1</SpokenInteraction><SpokenProduction>B1</SpokenProduction><Writing>A2</Writing></ProficiencyLevel></ForeignLanguage>
        </ForeignLanguageList>
      </Linguistic>
      <Computer><Description>Excel, SAP, R</Description></Computer>
      <Other><Description>&lt;ul&gt;&lt;li&gt;Triage&lt;/li&gt;&lt;li&gt;Wound care&lt;/li&gt;&lt;/ul&gt;</Description></Other>
      <Communication><Description>I speak with patients and families every single day, and I like to listen to them.</Description></Communication>
      <Driving><Description><Licence>B</Licence><Licence>C1</Licence></Description></Driving>
    </Skills>
    <AchievementList>
      <Achievement><Title><Code>honors_awards</Code><Label>Honours and awards</Label></Title><Description>Nurse of the year</Description></Achievement>
      <Achievement><Title><Code>publications</Code><Label>Publications</Label></Title><Description>&lt;p&gt;On care&lt;/p&gt;&lt;p&gt;On pain&lt;/p&gt;</Description></Achievement>
      <Achievement><Title><Code>memberships</Code><Label>Memberships</Label></Title><Description>Nurses’ Union</Description></Achievement>
    </AchievementList>
  </LearnerInfo>
  <AttachmentList><Attachment id="ATT_1"><Name>a.pdf</Name><Data>JVBERi0x</Data></Attachment></AttachmentList>
</SkillsPassport>`;

const CANDIDATE_HEAD =
  'xsi:schemaLocation="http://www.europass.eu/1.0 Candidate.xsd" xmlns="http://www.europass.eu/1.0" xmlns:oa="http://www.openapplications.org/oagis/9" xmlns:eures="http://www.europass_eures.eu/1.0" xmlns:hr="http://www.hr-xml.org/3" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
const toDate = (name: string, date: string) =>
  `<${name}><hr:FormattedDateTime>${date}</hr:FormattedDateTime></${name}>`;

export const CANDIDATE = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Candidate ${CANDIDATE_HEAD}>
  <hr:DocumentID schemeID="Test-0001" schemeName="DocumentIdentifier" schemeAgencyName="EUROPASS" schemeVersionID="4.0"/>
  <CandidateSupplier><hr:PartyName>Owner</hr:PartyName><PersonContact><PersonName><oa:GivenName>Somebody</oa:GivenName></PersonName></PersonContact></CandidateSupplier>
  <CandidatePerson>
    <PersonName><oa:GivenName>Nora</oa:GivenName><hr:FamilyName>Lindqvist</hr:FamilyName></PersonName>
    <Communication><ChannelCode>Telephone</ChannelCode><UseCode>mobile</UseCode><CountryDialing>49</CountryDialing><oa:DialNumber>15155501470</oa:DialNumber><CountryCode>de</CountryCode></Communication>
    <Communication><ChannelCode>Email</ChannelCode><oa:URI>nora@mail.example</oa:URI></Communication>
    <Communication><ChannelCode>Web</ChannelCode><oa:URI>https://nora.example</oa:URI></Communication>
    <Communication><ChannelCode>Social Media</ChannelCode><UseCode>LinkedIn</UseCode><oa:URI>https://www.linkedin.com/in/nora</oa:URI></Communication>
    <Communication><ChannelCode>InstantMessage</ChannelCode><oa:URI>nora.chat</oa:URI></Communication>
    <Communication><UseCode>home</UseCode><Address type="home"><oa:AddressLine>Rheinstr. 4</oa:AddressLine><oa:CityName>Koblenz</oa:CityName><CountryCode>de</CountryCode><oa:PostalCode>56068</oa:PostalCode></Address></Communication>
    <NationalityCode>se</NationalityCode>
    <hr:BirthDate>1990-03-04</hr:BirthDate>
    <PrimaryLanguageCode name="NORMAL">swe</PrimaryLanguageCode>
  </CandidatePerson>
  <CandidateProfile languageCode="en">
    <hr:ID schemeID="Test-0001"/>
    <hr:ExecutiveSummary>&lt;p&gt;Twenty years of care.&lt;/p&gt;</hr:ExecutiveSummary>
    <EmploymentHistory>
      <EmployerHistory>
        <hr:OrganizationName>Lakeside Clinic</hr:OrganizationName>
        <OrganizationContact><Communication><Address><oa:CityName>Berlin</oa:CityName><CountryCode>de</CountryCode></Address></Communication></OrganizationContact>
        <hr:IndustryCode>Q</hr:IndustryCode>
        <PositionHistory>
          <PositionTitle typeCode="URI" languageID="http://data.europa.eu/esco/occupation/1">Ward
            Manager</PositionTitle>
          <eures:EmploymentPeriod>${toDate('eures:StartDate', '2020-01')}<hr:CurrentIndicator>true</hr:CurrentIndicator></eures:EmploymentPeriod>
          <oa:Description>&lt;ol&gt;&lt;li data-list="bullet"&gt;&lt;span class="ql-ui"&gt;&lt;/span&gt;Led twelve nurses&lt;/li&gt;&lt;/ol&gt;</oa:Description>
        </PositionHistory>
        <PositionHistory>
          <PositionTitle>Nurse</PositionTitle>
          <eures:EmploymentPeriod>${toDate('eures:StartDate', '2015-06-15')}${toDate('eures:EndDate', '2019-12-31')}<hr:CurrentIndicator>false</hr:CurrentIndicator></eures:EmploymentPeriod>
        </PositionHistory>
      </EmployerHistory>
    </EmploymentHistory>
    <EducationHistory>
      <EducationOrganizationAttendance>
        <hr:OrganizationName>Lakeside College</hr:OrganizationName>
        <EducationLevelCode>6</EducationLevelCode>
        <AttendancePeriod>${toDate('StartDate', '2010-09')}${toDate('EndDate', '2014-06')}<Ongoing>false</Ongoing></AttendancePeriod>
        <EducationDegree><hr:DegreeName>BSc Nursing</hr:DegreeName><FieldOfStudy typeCode="URI"><MainFieldOfStudy><ProgramConcentration>09</ProgramConcentration></MainFieldOfStudy></FieldOfStudy><FinalGrade><hr:ScoreText>1.7</hr:ScoreText></FinalGrade><OccupationalSkillsCovered>&lt;p&gt;Anatomy&lt;/p&gt;</OccupationalSkillsCovered></EducationDegree>
      </EducationOrganizationAttendance>
    </EducationHistory>
    <eures:Licenses><eures:License><hr:LicenseTypeCode>B</hr:LicenseTypeCode></eures:License></eures:Licenses>
    <Certifications><Certification><hr:CertificationName>Intensive care</hr:CertificationName><hr:IssuingAuthority><hr:Name>Chamber of Nurses</hr:Name></hr:IssuingAuthority>${toDate('eures:FirstIssuedDate', '2016-05')}</Certification></Certifications>
    <PublicationHistory><Publication><Title>On care</Title><Date>${toDate('StartDate', '2018')}</Date></Publication></PublicationHistory>
    <PersonQualifications>
      <PersonCompetency><CompetencyID schemeName="NORMAL">deu</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID>
        <eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Understanding-Listening</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>C1</hr:ScoreText></eures:Score></eures:CompetencyDimension>
        <eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Writing-Production</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>B2</hr:ScoreText></eures:Score></eures:CompetencyDimension>
      </PersonCompetency>
    </PersonQualifications>
    <HobbiesAndInterests><HobbyOrInterest><Title>Sailing</Title></HobbyOrInterest></HobbiesAndInterests>
    <Projects><Project><Title>Triage app</Title><Date>${toDate('StartDate', '2017')}<Ongoing>true</Ongoing></Date><Link>https://triage.example</Link><Description>Made it</Description></Project></Projects>
    <Skills><SkillsGroup><Title>Office</Title><PersonCompetency><hr:TaxonomyID>Digital_Skill</hr:TaxonomyID><hr:CompetencyName>Excel</hr:CompetencyName></PersonCompetency></SkillsGroup></Skills>
    <DigitalSkills><DigitalSkillsGroup><Title>Data</Title><DigitalSkill>R</DigitalSkill><DigitalSkill>SAP</DigitalSkill></DigitalSkillsGroup></DigitalSkills>
    <ManagementAndLeadershipSkills><ManagementAndLeadershipSkill><Title>Budgets</Title></ManagementAndLeadershipSkill></ManagementAndLeadershipSkills>
    <VoluntaryWorks><VoluntaryWork><Activity><Title>Red Cross helper</Title><Date>${toDate('StartDate', '2012')}${toDate('EndDate', '2013')}</Date></Activity></VoluntaryWork></VoluntaryWorks>
    <Attachment><oa:EmbeddedData>data:image/png;base64,AAAA</oa:EmbeddedData></Attachment>
  </CandidateProfile>
  <RenderingInformation><Design><Template>Template3</Template></Design></RenderingInformation>
</Candidate>`;
